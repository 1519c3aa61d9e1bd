const hueByPlace = {
  numberstructure: 'hue-amber',
  numberphase1: 'hue-amber',
  timestable: 'hue-violet',
  fouroperations: 'hue-blue',
  measurement: 'hue-teal',
  length: 'hue-teal',
  addition: 'hue-grass',
  subtraction: 'hue-tomato',
  multiplication: 'hue-violet',
  division: 'hue-cyan',
  bedmas: 'hue-pink',
  wordproblems: 'hue-orange',
} as const
export type Place = keyof typeof hueByPlace

/** The class that gives a place and all in it its hue, so that a child always knows where they are. */
export function hueOf(place: Place): string {
  return hueByPlace[place]
}
