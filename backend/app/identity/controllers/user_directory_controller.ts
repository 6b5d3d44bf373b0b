import User from '#identity/models/user'

export default class UserDirectoryController {
  /** Who works here: names and faces only. */
  async index() {
    const users = await User.query()
      .whereNull('disabled_at')
      .orderBy('name')
      .orderBy('id')
      .limit(1000)
    return users.map((user) => ({ id: user.id, name: user.name, photoUrl: user.photoUrl }))
  }
}
