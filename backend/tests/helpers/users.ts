import User from '#identity/shared/user'

/** One of the demo people, by username. */
export function person(username: string): Promise<User> {
  return User.findByOrFail('username', username)
}
