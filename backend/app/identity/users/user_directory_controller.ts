import { userName } from '#core/base/user_names'
import User from '#identity/shared/user'

export default class UserDirectoryController {
  /** Who works here: names and faces only. */
  async index() {
    const users = await User.query()
      .select('users.*', userName('users.id', 'shownName'))
      .whereNull('disabled_at')
      .orderBy('shownName')
      .orderBy('id')
      .limit(1000)
    return users.map(({ id, photoUrl, $extras }) => ({ id, name: $extras.shownName, photoUrl }))
  }
}
