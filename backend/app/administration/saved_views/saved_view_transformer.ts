import { BaseTransformer } from '@adonisjs/core/transformers'
import type SavedView from './saved_view.js'

export default class SavedViewTransformer extends BaseTransformer<SavedView> {
  constructor(
    view: SavedView,
    private readonly userId: number
  ) {
    super(view)
  }

  toObject() {
    const mine = this.resource.userId === this.userId
    return {
      ...this.pick(this.resource, ['id', 'resource', 'name', 'shared', 'isDefault', 'version']),
      state: this.resource.state,
      mine,
      can: { update: mine, delete: mine },
    }
  }
}
