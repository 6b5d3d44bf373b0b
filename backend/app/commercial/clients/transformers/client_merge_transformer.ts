import { BaseTransformer } from '@adonisjs/core/transformers'
import type ClientMerge from '#commercial/clients/models/client_merge'

/** Two clients that were made one, and whether that can be undone. */
export default class ClientMergeTransformer extends BaseTransformer<ClientMerge> {
  toObject() {
    const merge = this.resource
    const undo = merge.mayUndo()
    return {
      ...this.pick(merge, [
        'id',
        'version',
        'keptId',
        'keptLabel',
        'mergedId',
        'mergedLabel',
        'status',
        'createdBy',
      ]),
      createdAt: merge.createdAt.toUTC().toISO()!,
      undoUntil: merge.undoUntil.toUTC().toISO()!,
      undoneAt: merge.undoneAt?.toUTC().toISO() ?? null,
      can: { undo },
      allowedActions: undo ? ['undo'] : [],
    }
  }
}
