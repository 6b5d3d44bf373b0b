import db from '@adonisjs/lucid/services/db'
import { invalid } from '#core/base/app_error'
import { evaluate, FormulaError } from '#engines/formulas/formula'
import { formatDecimal4 } from '#engines/money/money'
import { inCurrency } from '#core/exchange_rates/in_currency'
import { pricesInForce, type PriceInForce } from '#engineering/rates/prices_in_force'
import Rate from '#engineering/rates/rate'
import type Assembly from './assembly.js'
import type { Component } from './assembly.js'
import { initialValues } from './check_assembly.js'

interface Stated {
  parameters: Record<string, string>
  /** Of the bill that the lines are written into. */
  currency: string
}

/** A quantity of a line is below this. */
const LARGEST_QUANTITY = 10_000_000

/**
 * The lines that an assembly writes for its parameters, with the rates in force today. What is not
 * stated has its initial value.
 * @throws AppError 422 on the parameter that is unknown, or `parameters` where a formula gives no quantity
 */
export async function linesOf(assembly: Assembly, { parameters, currency }: Stated) {
  const values = { ...initialValues(assembly.parameters), ...parameters }
  for (const name of Object.keys(parameters))
    if (!assembly.parameters.some((one) => one.name === name))
      throw invalid({ [`parameters.${name}`]: ['unknown'] })
  const ids = assembly.components.flatMap(({ rateId }) => (rateId === null ? [] : [rateId]))
  const rates = new Map((await Rate.query().whereIn('id', ids)).map((rate) => [rate.id, rate]))
  const prices = await pricesInForce(ids, db.connection())
  return assembly.components.map((component) => {
    const quantity = quantityOf(component, values)
    const rate = component.rateId === null ? null : rates.get(component.rateId)
    const price = rate ? prices.get(rate.id) : undefined
    return {
      quantity,
      ...factsOf(component, rate ?? null),
      ...amountsOf(component, rate, price, currency),
    }
  })
}

function quantityOf({ quantity }: Component, values: Record<string, string>): string {
  try {
    const result = evaluate(quantity, values)
    if (Math.abs(Number(result)) <= LARGEST_QUANTITY) return result
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error
  }
  throw invalid({ parameters: ['formula'] })
}

/** What the component says of itself stands before what its rate says. */
function factsOf(component: Component, rate: Rate | null) {
  return {
    description: component.description ?? rate?.name ?? '',
    descriptionAr: component.descriptionAr ?? rate?.nameAr ?? null,
    unit: component.unit ?? rate?.unit ?? null,
    costHead: component.costHead ?? rate?.costHead ?? null,
  }
}

function amountsOf(
  { unitRate, unitCost }: Component,
  rate: Rate | null | undefined,
  price: PriceInForce | undefined,
  to: string
) {
  const shown = (amountE4: number | null | undefined) => {
    const own = rate ? inCurrency(amountE4 ?? null, { from: rate.currency, to }) : null
    return own === null ? null : formatDecimal4(own)
  }
  return {
    unitRate: unitRate ?? shown(price?.unitRateE4),
    unitCost: unitCost ?? shown(price?.unitCostE4),
    rateOn: price?.effectiveOn ?? null,
  }
}
