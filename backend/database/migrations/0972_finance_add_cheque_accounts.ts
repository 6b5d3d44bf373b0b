import { BaseSchema } from '@adonisjs/lucid/schema'
import { addAccountsOfRoles, dropRoles } from '#database/accounts_of_roles'

const ROLES = ['cheques_receivable', 'cheques_payable']

/** Portals with a chart of their own get the two accounts too, under a code that is free there. */
export default class extends BaseSchema {
  async up() {
    this.defer((db) => addAccountsOfRoles(db, ROLES))
  }

  async down() {
    this.defer((db) => dropRoles(db, ROLES))
  }
}
