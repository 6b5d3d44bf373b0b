import '#production/projects/routes'
import '#production/work_calendars/routes'
