import type { SchemaRules } from '@adonisjs/lucid/types/schema_generator'

const from = (name: string) => [{ source: '#core/database/columns', namedImports: [name] }]
const json = (tsType: string) => ({
  tsType,
  decorators: [{ name: '@jsonColumn' }],
  imports: from('jsonColumn'),
})

/** How columns that SQL cannot describe read in TypeScript. */
export default {
  types: {
    bigint: {
      tsType: 'number',
      decorators: [{ name: '@integerColumn' }],
      imports: from('integerColumn'),
    },
    boolean: {
      tsType: 'boolean',
      decorators: [{ name: '@booleanColumn' }],
      imports: from('booleanColumn'),
    },
  },
  columns: {
    product_types: json('string[]'),
  },
  tables: {
    users: {
      columns: {
        permissions: json('Record<string, boolean>'),
        own_permissions: json('Record<string, boolean>'),
        denied_permissions: json('string[]'),
      },
    },
    permission_sets: { columns: { permissions: json('string[]') } },
    service_accounts: {
      columns: {
        abilities: json('string[]'),
        networks: json('string[]'),
        operators: json('number[]'),
      },
    },
    access_review_items: {
      columns: {
        holds: json('Record<string, unknown>'),
        result: json('Record<string, unknown> | null'),
        removal: json('Record<string, unknown> | null'),
      },
    },
    clients: { columns: { purposes: json('string[] | null') } },
    erasures: {
      columns: {
        records: json('Record<string, number | null>'),
        counts: json('Record<string, number> | null'),
      },
    },
    identity_providers: {
      columns: {
        email_domains: json('string[]'),
        group_mappings: json(
          '{ group: string; permissionSetId: number | null; role: string | null }[]'
        ),
      },
    },
    jobs: {
      columns: {
        payload: json('Record<string, unknown>'),
        result: json('Record<string, unknown>'),
      },
    },
    approval_rules: {
      columns: { steps: json('{ name: string; nameAr: string; kind: string; value: string }[]') },
    },
    assemblies: { columns: { parameters: json('object[]'), components: json('object[]') } },
    tenders: { columns: { clarifications: json('object[]'), addenda: json('object[]') } },
    client_workbooks: { columns: { import_report: json('object | null') } },
    client_workbook_sheets: { columns: { preview: json('object[]'), columns: json('object') } },
    priced_workbooks: { columns: { report: json('object') } },
    quotation_snapshots: { columns: { content: json('object') } },
    quotation_templates: { columns: { content: json('object') } },
    policies: { columns: { audience_of: json('string[]') } },
    delay_claims: { columns: { impact: json('Record<string, unknown>') } },
    settlements: {
      columns: { figures: json('Record<string, unknown>'), entries: json('object[]') },
    },
    job_changes: { columns: { stated: json('string[]') } },
    month_sheet_lines: {
      columns: { details: json('Record<string, unknown>'), warnings: json('string[]') },
    },
    bank_accounts: { columns: { table_layout: json('object | null') } },
    bank_statement_imports: {
      columns: {
        head: json('object | null'),
        layout: json('object | null'),
        fault_values: json('Record<string, string> | null'),
        plan: json('object | null'),
      },
    },
    vendor_statements: {
      columns: {
        head: json('object | null'),
        layout: json('object | null'),
        fault_values: json('Record<string, string> | null'),
      },
    },
    bank_suggestions: { columns: { reasons: json('string[]') } },
    saved_views: { columns: { state: json('{ query: string; columns: string[] }') } },
    business_cards: {
      columns: {
        fields: json('Record<string, { value: string; confidence: number }>'),
        corners: json('({ x: number; y: number }[] | null)[]'),
      },
    },
    e_invoice_units: {
      columns: { checks: json('{ document: string; ok: boolean; messages: string[] }[]') },
    },
    e_invoices: {
      columns: {
        messages: json(
          "{ kind: 'error' | 'warning' | 'info'; code: string | null; category: string | null; text: string }[]"
        ),
      },
    },
    held_changes: {
      columns: {
        payload: json('Record<string, unknown>'),
        changes: json('{ field: string; before: unknown; after: unknown }[]'),
      },
    },
    imports: {
      columns: {
        headings: json('string[]'),
        sample: json('string[][]'),
        mapping: json('Record<string, string>'),
        problems: json('{ row: number; field: string | null; message: string }[]'),
      },
    },
    invoices: {
      columns: {
        buyer: json('Record<string, string | null>'),
        seller: json('Record<string, string | null>'),
        vat_breakdown: json(
          '{ category: string; rateBp: number; taxableMinor: number; vatMinor: number }[]'
        ),
      },
    },
    vat_returns: { columns: { figures: json('Record<string, unknown>') } },
    withholding_returns: { columns: { figures: json('Record<string, unknown>') } },
    client_merges: {
      columns: {
        merged_row: json('Record<string, unknown>'),
        taken: json('{ field: string; before: unknown; after: unknown }[]'),
        moved: json('Record<string, number[]>'),
      },
    },
    purchase_orders: { columns: { clauses: json('Record<string, unknown>[]') } },
    purchase_requests: { columns: { rfq_clauses: json('Record<string, unknown>[]') } },
    quotations: {
      columns: {
        score_breakdown: json('Record<string, unknown>'),
        markups: json('Record<string, unknown>[]'),
        terms: json('Record<string, unknown>[]'),
        cost_rates: json('{ currency: string; rate: string; on: string }[]'),
      },
    },
    scoring_configs: {
      columns: {
        criteria: json('Record<string, unknown>[]'),
        bands: json('{ go: number; review: number }'),
      },
    },
  },
} satisfies SchemaRules
