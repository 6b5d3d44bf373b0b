import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, decimal4, stamps } from '#database/columns'
import { makeAppendOnly } from '#database/search_index'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('material_plans', (table) => {
      table.increments('id')
      table.integer('project_id').unsigned().notNullable().references('projects.id')
      table.integer('material_id').unsigned().notNullable()
      // in the material's base unit
      decimal4(table, 'planned')
      // wastage that is allowed, in basis points of what the work needs
      table.integer('allowance_bp').notNullable().defaultTo(0)
      // how much of the work is done, as last reported
      table.integer('progress_bp').notNullable().defaultTo(0)
      day(table, 'progress').nullable()
      // since when the allowance is passed, so that people are notified once
      day(table, 'over_since').nullable()
      stamps(table)
      table.unique(['project_id', 'material_id'], { indexName: 'material_plans_material_unique' })
      table.index(['material_id', 'id'], 'material_plans_material_id_index')
    })
    this.schema.createTable('material_progress', (table) => {
      table.increments('id')
      table.integer('project_id').unsigned().notNullable().references('projects.id')
      table.integer('material_id').unsigned().notNullable()
      table.integer('progress_bp').notNullable()
      day(table, 'reported').notNullable()
      table.integer('created_by').unsigned().nullable().references('users.id')
      table.dateTime('created_at').notNullable()
      table.index(
        ['project_id', 'material_id', 'reported_on', 'id'],
        'material_progress_reported_index'
      )
    })
    this.schema.createTable('material_installs', (table) => {
      table.increments('id')
      table.integer('project_id').unsigned().notNullable().references('projects.id')
      table.integer('material_id').unsigned().notNullable()
      // below zero where it puts an earlier entry right
      decimal4(table, 'quantity')
      day(table, 'installed').notNullable()
      table.string('note', 300).nullable()
      table.integer('created_by').unsigned().nullable().references('users.id')
      table.dateTime('created_at').notNullable()
      table.index(
        ['project_id', 'material_id', 'installed_on', 'id'],
        'material_installs_installed_index'
      )
    })
    makeAppendOnly(this, 'material_progress')
    makeAppendOnly(this, 'material_installs')
  }

  async down() {
    for (const table of ['material_installs', 'material_progress', 'material_plans'])
      this.schema.dropTable(table)
  }
}
