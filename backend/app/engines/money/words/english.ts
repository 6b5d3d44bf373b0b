const ONES = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'],
  'nineteen',
]
const TENS = [
  ...['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'],
]
const SCALES: [bigint, string][] = [
  [1_000_000_000_000n, 'trillion'],
  [1_000_000_000n, 'billion'],
  [1_000_000n, 'million'],
  [1_000n, 'thousand'],
]

/** A whole number below a quadrillion in words: `forty thousand two hundred and six`. */
export function englishNumber(value: bigint): string {
  if (value < 1000n) return belowThousand(Number(value))
  const [size, name] = SCALES.find(([scale]) => value >= scale)!
  const head = `${belowThousand(Number(value / size))} ${name}`
  const rest = value % size
  if (rest === 0n) return head
  return `${head} ${rest < 100n ? 'and ' : ''}${englishNumber(rest)}`
}

function belowThousand(value: number): string {
  if (value < 20) return ONES[value]!
  if (value < 100) {
    const ones = value % 10
    return TENS[Math.floor(value / 10)]! + (ones ? `-${ONES[ones]!}` : '')
  }
  const rest = value % 100
  return `${ONES[Math.floor(value / 100)]!} hundred${rest ? ` and ${belowThousand(rest)}` : ''}`
}
