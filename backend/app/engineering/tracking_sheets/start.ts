import '#engineering/tracking_sheets/jobs/print_tracking_sheets_job'
import '#engineering/tracking_sheets/jobs/render_tracking_sheet_job'
