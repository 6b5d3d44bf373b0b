import { BaseTransformer } from '@adonisjs/core/transformers'
import type Section from './section.js'

/** A section with what it is at this moment. */
export default class SectionTransformer extends BaseTransformer<Section> {
  constructor(
    section: Section,
    private readonly abilities: ReadonlySet<string>
  ) {
    super(section)
  }

  toObject() {
    const section = this.resource
    const { maintenanceMessage, maintenanceMessageAr } = section
    return {
      ...this.pick(section, ['id', 'version', 'key', 'name', 'nameAr', 'enabled']),
      maintenanceMode: section.maintenanceMode,
      maintenanceMessage,
      maintenanceMessageAr,
      from: section.fromAt?.toUTC().toISO() ?? null,
      to: section.toAt?.toUTC().toISO() ?? null,
      status: section.status,
      updatedAt: section.updatedAt.toUTC().toISO()!,
      can: { update: this.abilities.has('sections.manage') },
    }
  }
}
