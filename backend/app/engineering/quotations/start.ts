import './exports.js'
import './search.js'
import './calendar_days.js'
import './client_timeline.js'
import './file_root.js'
import './file_rules.js'
import './notify_created.js'
import '#engineering/quotations/actions/expire_quotations'
import '#engineering/quotations/autosaves/keep_autosave'
import { hideFields } from '#core/history/hidden_fields'
import { COST_FIELDS } from '#engineering/quotations/models/quotation'
import './personal_data.js'

hideFields('quotation', COST_FIELDS, 'quotations.margin')
hideFields('quotation', ['lines'], 'quotations.prices')
