import type { LucidModel, ModelAttributes } from '@adonisjs/lucid/types/model'

const known = new WeakMap<LucidModel, object>()

/**
 * Every column of a model, empty: what a new record starts from, so that it reads as it will when it
 * is read back. The id and the stamps that the model sets by itself are left out. A column that may
 * not be empty has to be filled afterwards, also where the database has a default for it.
 */
export function emptyColumns<Model extends LucidModel>(
  model: Model
): Partial<ModelAttributes<InstanceType<Model>>> {
  if (!known.has(model)) known.set(model, Object.freeze(namesOf(model)))
  return known.get(model)!
}

function namesOf(model: LucidModel) {
  model.boot()
  const names = [...model.$columnsDefinitions]
    .filter(([, { isPrimary, meta }]) => !isPrimary && !meta?.autoCreate && !meta?.autoUpdate)
    .map(([name]) => [name, null])
  return Object.fromEntries(names)
}
