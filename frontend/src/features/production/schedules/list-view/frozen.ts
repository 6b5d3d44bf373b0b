/** The column that stays beside the numbers while the others scroll. */
export const FROZEN = 'name'
