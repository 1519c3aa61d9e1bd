/** The domains of Measurement, as a teacher chooses them; only Length has levels (specification 2, section 2: "Measurement menu"). */
export const domains = [
  { id: 'length', title: 'Length' },
  { id: 'mass', title: 'Mass/Weight' },
  { id: 'capacity', title: 'Capacity' },
  { id: 'time', title: 'Time' },
  { id: 'angle', title: 'Angle' },
] as const
export type Domain = (typeof domains)[number]

/** The domain that an address names: Length where it names none, or one that is not in the list. */
export function domainIn(query: URLSearchParams): Domain {
  return domains.find(({ id }) => id === query.get('domain')?.toLowerCase()) ?? domains[0]
}

/** What the specification's alert says of a domain, and of other areas (specification 2, section 8). */
export const notImplemented = ({ title }: { readonly title: string }) => `${title} progress is not implemented yet.`
