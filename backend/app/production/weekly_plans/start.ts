import './exports.js'
import { userNames } from '#core/base/user_names'
import { registerReference } from '#core/history/reference_names'

registerReference('promisedBy', (_, ids) => userNames(ids))
