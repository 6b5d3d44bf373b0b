import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'

/**
 * Commits, and fails where the database did not. Knex resolves a commit whose connection broke or that was
 * refused, and says so to the promise of the transaction alone: without it what is lost would be acknowledged.
 * @throws Error of the database
 */
export async function commit(trx: TransactionClientContract): Promise<void> {
  await trx.commit()
  await trx.knexClient.executionPromise
}

type Options = Parameters<QueryClientContract['transaction']>[0]

/** Writes of `work`, all or none; it has failed where they were not committed. */
export async function inTransaction<Result>(
  client: QueryClientContract,
  work: (trx: TransactionClientContract) => Promise<Result>,
  options?: Options
): Promise<Result> {
  const trx = await client.transaction(options)
  try {
    const result = await work(trx)
    await commit(trx)
    return result
  } catch (error) {
    if (!trx.isCompleted) await trx.rollback()
    throw error
  }
}
