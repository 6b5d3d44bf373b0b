import { instantCell } from '#core/exports/cells'
import { registerExport } from '#core/exports/registry'
import { column, field, stored, type Row } from '#procurement/shared/export_column'
import { tripListing } from './listing.js'

registerExport<Row>({
  resource: 'trips',
  title: { en: 'Export of trips', ar: 'تصدير الرحلات' },
  ability: 'procurement.transport',
  listing: tripListing,
  select: ['trips.*'],
  columns: [
    field('number', 'Number', 'الرقم'),
    field('type', 'Type', 'النوع'),
    field('status', 'Status', 'الحالة'),
    field('vehicle', 'Vehicle', 'المركبة'),
    field('driver', 'Driver', 'السائق'),
    column('plannedStartAt', 'Planned departure', 'المغادرة المخططة', (row) =>
      instantCell(row.planned_start_at)
    ),
    column('plannedEndAt', 'Planned arrival', 'الوصول المخطط', (row) =>
      instantCell(row.planned_end_at)
    ),
    column(
      'startedAt',
      'Departed',
      'الانطلاق',
      (row) => row.started_at && instantCell(row.started_at)
    ),
    column('endedAt', 'Ended', 'الانتهاء', (row) => row.ended_at && instantCell(row.ended_at)),
    stored('podName', 'Received by', 'المستلم'),
  ],
})
