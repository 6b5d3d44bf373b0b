import type {
  LucidModel,
  ModelAttributes,
  ModelQueryBuilderContract,
} from '@adonisjs/lucid/types/model'

/** The values of a model's row by attribute, without anything that a model can do. */
export type PlainRow<Model extends LucidModel> = Omit<
  ModelAttributes<InstanceType<Model>>,
  '$columns'
>

/**
 * The rows of a query as plain objects, their values as the model reads them. For documents of
 * thousands of lines: each model is a proxy, and each one read in a transaction waits for its end,
 * which takes the square of their number.
 */
export async function plainRows<Model extends LucidModel>(
  query: ModelQueryBuilderContract<Model>
): Promise<PlainRow<Model>[]> {
  const model = query.model
  const rows = await query.pojo<Record<string, unknown>>()
  const columns = [...model.$columnsDefinitions].map(([attribute, { columnName, consume }]) => ({
    ...{ attribute, columnName, consume },
  }))
  return rows.map((row) => {
    const values: Record<string, unknown> = {}
    for (const { attribute, columnName, consume } of columns) {
      const value = row[columnName]
      values[attribute] = consume ? consume(value, attribute, model as never) : value
    }
    return values as PlainRow<Model>
  })
}
