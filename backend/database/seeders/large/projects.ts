import { PROJECTS } from '#production/projects/number_series'
import { searchText } from '#engines/text/fold'
import { dayOf, firstFreeId, sqlTime, type LargeContext } from './context.js'
import type { Row } from './row_writer.js'

const STATUSES = [
  'active',
  'in_progress',
  'in_progress',
  'completed',
  'completed',
  'closed',
  'on_hold',
] as const
const TAKEN_OVER = [
  'client_id',
  'client_name',
  'end_user',
  'location',
  'city',
  'area_sqm_e4',
  'project_type',
  'product_types',
  'bdm_initials',
  'currency',
] as const

/** Writes the projects that approved quotations became. */
export class ProjectWriter {
  private rows: Row[] = []

  private constructor(
    private readonly context: LargeContext,
    private nextId: number
  ) {}

  static async open(context: LargeContext) {
    return new ProjectWriter(context, await firstFreeId(context, 'projects'))
  }

  add(quotation: Row, approvedAt: number) {
    const { numbers, random, projects } = this.context
    const code = numbers.next(PROJECTS, dayOf(approvedAt).slice(0, 4))
    const text = (name: string) => quotation[name] as string | null
    const at = sqlTime(approvedAt)
    const author = quotation.decided_by
    this.rows.push({
      id: this.nextId,
      code,
      name: quotation.project_name,
      name_ar: quotation.project_name_ar,
      quotation_id: quotation.id,
      quotation_number: quotation.number,
      ...Object.fromEntries(TAKEN_OVER.map((name) => [name, quotation[name]])),
      contract_value_minor: quotation.total_minor,
      status: random.pick(STATUSES),
      search_text: searchText(
        code,
        text('number'),
        text('project_name'),
        text('project_name_ar'),
        text('client_name'),
        text('end_user'),
        text('location'),
        text('city')
      ),
      version: 1,
      created_by: author,
      updated_by: author,
      created_at: at,
      updated_at: at,
    })
    const name = String(quotation.project_name)
    projects.push({ id: this.nextId++, name, nameAr: text('project_name_ar') || name })
  }

  async flush() {
    await this.context.write('projects', this.rows)
    this.rows = []
  }
}
