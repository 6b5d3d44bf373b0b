import { accessSettings } from './access_settings.js'
import type User from './user.js'

/** Owners are named by the installation. */
export const isOwner = ({ username }: Pick<User, 'username'>) =>
  accessSettings.owners.includes(username)
