import { invalid } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { evaluate, FormulaError, isFormulaName } from '#engines/formulas/formula'
import type Assembly from './assembly.js'

/**
 * Refuses an assembly that could not write its lines: a name twice, a formula that gives no number, a
 * component that is neither of a rate nor described and priced.
 * @throws AppError 422
 */
export async function checkAssembly(uow: UnitOfWork, { parameters, components }: Assembly) {
  const errors: Record<string, string[]> = {}
  const names = parameters.map(({ name }) => name)
  names.forEach((name, at) => {
    if (!isFormulaName(name)) errors[`parameters.${at}.name`] = ['formulaName']
    else if (names.indexOf(name) < at) errors[`parameters.${at}.name`] = ['taken']
  })
  const initial = initialValues(parameters)
  const known = await knownRates(uow, components)
  components.forEach((component, at) => {
    const problem = formulaProblem(component.quantity, initial)
    if (problem) errors[`components.${at}.quantity`] = [problem]
    if (component.rateId !== null && !known.has(component.rateId))
      errors[`components.${at}.rateId`] = ['absent']
    if (component.rateId !== null) return
    for (const field of ['description', 'unitRate'] as const)
      if (!component[field]) errors[`components.${at}.${field}`] = ['required']
  })
  if (Object.keys(errors).length) throw invalid(errors)
}

export const initialValues = (parameters: Assembly['parameters']) =>
  Object.fromEntries(parameters.map(({ name, initial }) => [name, initial]))

function formulaProblem(formula: string, values: Record<string, string>): string | null {
  try {
    evaluate(formula, values)
    return null
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error
    // with other values it may be a number
    if (error.problem === 'division_by_zero') return null
    return error.problem === 'unknown_name' ? 'unknownParameter' : 'formula'
  }
}

async function knownRates(uow: UnitOfWork, components: Assembly['components']) {
  const ids = components.flatMap(({ rateId }) => (rateId === null ? [] : [rateId]))
  const rows = ids.length ? await uow.trx.from('rates').whereIn('id', ids).select('id') : []
  return new Set(rows.map(({ id }) => Number(id)))
}
