import { BaseSchema } from '@adonisjs/lucid/schema'
import { addAccountsOfRoles, dropRoles } from '#database/accounts_of_roles'

const ROLES = ['withholding_borne']

/** Portals with a chart of their own get the account of borne tax too. */
export default class extends BaseSchema {
  async up() {
    this.defer((db) => addAccountsOfRoles(db, ROLES))
  }

  async down() {
    this.defer((db) => dropRoles(db, ROLES))
  }
}
