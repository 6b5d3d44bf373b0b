/** Units of measure as people write them → UN/ECE recommendation 20. */
const CODES: Record<string, string> = {
  m: 'MTR',
  lm: 'MTR',
  rm: 'MTR',
  m2: 'MTK',
  sqm: 'MTK',
  m3: 'MTQ',
  cum: 'MTQ',
  cm: 'CMT',
  mm: 'MMT',
  km: 'KMT',
  kg: 'KGM',
  g: 'GRM',
  t: 'TNE',
  ton: 'TNE',
  tonne: 'TNE',
  l: 'LTR',
  litre: 'LTR',
  h: 'HUR',
  hr: 'HUR',
  hour: 'HUR',
  day: 'DAY',
  week: 'WEE',
  month: 'MON',
  year: 'ANN',
  set: 'SET',
  ls: 'LS',
  'lump sum': 'LS',
  roll: 'RO',
  bag: 'BG',
  box: 'BX',
}

/** A piece: what is counted and has no other unit. */
const PIECE = 'PCE'

/** The code of a unit; pieces where the text is no unit that the list knows. */
export function unitCode(unit: string | null): string {
  const plain = (unit ?? '')
    .trim()
    .toLowerCase()
    .replace('²', '2')
    .replace('³', '3')
    .replace(/\.$/, '')
  return CODES[plain] ?? CODES[plain.replace(/s$/, '')] ?? PIECE
}
