/** What is measured; only Length has levels (specification 2, section 2: "Measurement menu"). */
export const domains = ['length', 'mass', 'capacity', 'time', 'angle'] as const
export type Domain = (typeof domains)[number]

export const titleByDomain: Record<Domain, string> = {
  length: 'Length',
  mass: 'Mass/Weight',
  capacity: 'Capacity',
  time: 'Time',
  angle: 'Angle',
}
