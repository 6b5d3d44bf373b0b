import { BaseTransformer } from '@adonisjs/core/transformers'
import type Company from './company.js'
import { COMPANY_FIELDS, type CompanyField } from './company.js'

/** A company as lists show it. */
export default class CompanyTransformer extends BaseTransformer<Company> {
  constructor(
    company: Company,
    private readonly abilities: ReadonlySet<string>
  ) {
    super(company)
  }

  toObject() {
    const company = this.resource
    const update = this.abilities.has('companies.manage')
    const fields = Object.fromEntries(COMPANY_FIELDS.map((name) => [name, company[name] ?? null]))
    return {
      ...this.pick(company, ['id', 'version', 'name']),
      ...(fields as Record<CompanyField, string | null>),
      updatedAt: company.updatedAt?.toUTC().toISO() ?? null,
      can: { update },
      allowedActions: update ? (['update'] as const) : [],
    }
  }
}
