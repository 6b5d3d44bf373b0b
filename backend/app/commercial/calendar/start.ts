import '#commercial/calendar/actions/remind_of_events'
import './end_feed.js'
import './personal_data.js'
