/** The domains of Measurement. Only Length has levels (docs/product/screens.md, "Measurement"). */
export const domains = ['length', 'mass', 'capacity', 'time', 'angle'] as const
export type Domain = (typeof domains)[number]

export const titleByDomain: Record<Domain, string> = {
  length: 'Length',
  mass: 'Mass/Weight',
  capacity: 'Capacity',
  time: 'Time',
  angle: 'Angle',
}
