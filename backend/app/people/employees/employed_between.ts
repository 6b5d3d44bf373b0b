import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

type Query = DatabaseQueryBuilderContract<any>

/** Those of `employees`, or of that table under another name, who work here on one of the days at least. */
export const employedBetween = (
  query: Query,
  { firstOn, lastOn }: { firstOn: string; lastOn: string },
  table = 'employees'
): Query =>
  query
    .where(`${table}.join_on`, '<=', lastOn)
    .where((here) =>
      here
        .where(`${table}.end_on`, '>=', firstOn)
        .orWhere((staying) => staying.whereNull(`${table}.end_on`).where(`${table}.employed`, true))
    )
