/** The marks that a class's line may lead to, in answers of a week (docs/product/teacher-screens.md, "Our line"). */
export const hopMarks = { least: 100, greatest: 100_000, first: 1000 } as const
