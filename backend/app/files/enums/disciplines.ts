/** Trades of drawings. */
export const DISCIPLINES = [
  'architectural',
  'structural',
  'mechanical',
  'electrical',
  'plumbing',
  'civil',
  'facade',
  'interior',
  'other',
] as const
