import '#commercial/calendar/actions/remind_of_events'
