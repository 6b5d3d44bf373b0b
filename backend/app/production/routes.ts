import '#production/projects/routes'
import '#production/work_calendars/routes'
import '#production/schedule_resources/routes'
import '#production/schedules/routes'
