import Big from 'big.js'

/** A formula is no longer than this, and its brackets are not nested deeper. */
export const LONGEST_FORMULA = 200
const DEEPEST = 20

/** Quotients keep so many digits after the point. */
const Decimal = Big()
Decimal.DP = 12

export type FormulaProblem = 'syntax' | 'unknown_name' | 'division_by_zero' | 'too_long'

/** Why a formula gives no number; `name` is what it does not know. */
export class FormulaError extends Error {
  constructor(
    readonly problem: FormulaProblem,
    readonly named: string | null = null
  ) {
    super(`${problem} ${named ?? ''}`.trim())
  }
}

const NAME = /^[a-z][a-z0-9_]{0,29}$/

/** Names of parameters: Latin letters, digits and `_`, as `wall_area`. */
export const isFormulaName = (text: string): boolean => NAME.test(text) && !FUNCTIONS.has(text)

type Numbers = Big[]

const FUNCTIONS = new Map<string, (values: Numbers) => Big>([
  ['min', (values) => values.reduce((least, value) => (value.lt(least) ? value : least))],
  ['max', (values) => values.reduce((most, value) => (value.gt(most) ? value : most))],
  ['ceil', ([value]) => whole(value!, true)],
  ['floor', ([value]) => whole(value!, false)],
  ['round', ([value, digits]) => value!.round(Math.min(Number(digits ?? 0), 12), 1)],
])

/** The next whole number upwards or downwards. */
function whole(value: Big, up: boolean): Big {
  const cut = value.round(0, 0)
  if (cut.eq(value)) return cut
  if (up) return value.gt(0) ? cut.plus(1) : cut
  return value.gt(0) ? cut : cut.minus(1)
}

/**
 * The value of a formula over named numbers: `area * (1 + waste / 100)`. Knows + − * / brackets, `min`,
 * `max`, `ceil`, `floor` and `round`; there is nothing else that it could run.
 * @returns a decimal with up to `digits` digits, rounded half up once
 * @throws FormulaError
 */
export function evaluate(
  formula: string,
  parameters: Readonly<Record<string, string>>,
  digits = 4
): string {
  if (formula.length > LONGEST_FORMULA) throw new FormulaError('too_long')
  const reader = new Reader(tokensOf(formula), parameters)
  return reader.value().round(digits, 1).toFixed().replace(/^-0$/, '0')
}

const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|([a-z][a-z0-9_]*)|([-+*/(),]))/y

function tokensOf(formula: string): string[] {
  const text = formula.trim().replaceAll('×', '*').replaceAll('÷', '/').replaceAll('−', '-')
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < text.length) {
    const match = TOKEN.exec(text)
    if (!match) throw new FormulaError('syntax')
    tokens.push(match[0].trim())
  }
  return tokens
}

class Reader {
  #at = 0
  #depth = 0

  constructor(
    private readonly tokens: string[],
    private readonly parameters: Readonly<Record<string, string>>
  ) {}

  value(): Big {
    const result = this.#sum()
    if (this.#at < this.tokens.length) throw new FormulaError('syntax')
    return result
  }

  #take(...wanted: string[]): string | null {
    const token = this.tokens[this.#at]
    if (token === undefined || !wanted.includes(token)) return null
    this.#at++
    return token
  }

  #sum(): Big {
    let left = this.#product()
    for (let sign = this.#take('+', '-'); sign; sign = this.#take('+', '-')) {
      const right = this.#product()
      left = sign === '+' ? left.plus(right) : left.minus(right)
    }
    return left
  }

  #product(): Big {
    let left = this.#factor()
    for (let sign = this.#take('*', '/'); sign; sign = this.#take('*', '/')) {
      const right = this.#factor()
      if (sign === '/' && right.eq(0)) throw new FormulaError('division_by_zero')
      left = sign === '*' ? left.times(right) : left.div(right)
    }
    return left
  }

  #factor(): Big {
    if (++this.#depth > DEEPEST) throw new FormulaError('syntax')
    try {
      if (this.#take('-')) return this.#factor().times(-1)
      if (this.#take('(')) return this.#closed(this.#sum())
      return this.#named(this.tokens[this.#at++])
    } finally {
      this.#depth--
    }
  }

  #closed(value: Big): Big {
    if (!this.#take(')')) throw new FormulaError('syntax')
    return value
  }

  #named(token: string | undefined): Big {
    if (token === undefined) throw new FormulaError('syntax')
    if (/^\d/.test(token)) return Decimal(token)
    const call = FUNCTIONS.get(token)
    if (call) return this.#called(call)
    if (!NAME.test(token)) throw new FormulaError('syntax')
    if (!Object.hasOwn(this.parameters, token)) throw new FormulaError('unknown_name', token)
    return Decimal(this.parameters[token]!)
  }

  #called(call: (values: Numbers) => Big): Big {
    if (!this.#take('(')) throw new FormulaError('syntax')
    const values = [this.#sum()]
    while (this.#take(',')) values.push(this.#sum())
    return this.#closed(call(values))
  }
}
