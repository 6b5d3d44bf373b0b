import { ReceivableSnapshotRowSchema, ReceivableSnapshotSchema } from '#database/schema'

/** What a client owed in one currency at the end of a month. */
export class ReceivableSnapshotRow extends ReceivableSnapshotRowSchema {
  static table = 'receivable_snapshot_rows'
}

/** That what clients owed at the end of a month was kept. */
export default class ReceivableSnapshot extends ReceivableSnapshotSchema {}
