import { arabicLine, flag, line, reference, wholeNumber } from '../../../kit/plain/field-kinds'
import { plainPages } from '../../../kit/plain/plain-pages'
import { ATTENDANCE_SITES, type AttendanceSite } from './attendance-site'
import { clock, degrees, people } from './field-kinds'
import { PosterCard } from './poster-card'

export const { List, Create, Edit, Show } = plainPages<AttendanceSite>({
  resource: ATTENDANCE_SITES,
  label: 'name',
  searchable: true,
  notice: (site) => <PosterCard site={site} />,

  fields: {
    name: line({ max: 120, required: true, sortable: true }),
    nameAr: arabicLine({ max: 120, required: true }),
    projectId: reference({ lookup: 'timesheets/projects' }),
    latitude: degrees({ required: true }),
    longitude: degrees({ required: true }),
    radiusM: wholeNumber({ required: true, sortable: true }),
    graceMinutes: wholeNumber({ required: true, sortable: true }),
    opens: clock(),
    closes: clock(),
    ramadanOpens: clock(),
    ramadanCloses: clock(),
    active: flag({ initial: true, sortable: true }),
    crew: people(),
  },
})
