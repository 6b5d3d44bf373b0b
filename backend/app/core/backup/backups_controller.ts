import { lastBackup } from './backup_log.js'

export default class BackupsController {
  /** The newest copy of this portal, and none before the first. */
  async show() {
    return { last: await lastBackup() }
  }
}
