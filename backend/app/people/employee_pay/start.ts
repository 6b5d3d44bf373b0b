import { hideValues } from '#core/audit/hidden_values'
import { BANK_FIELDS, EMPLOYEE_PAY, PAY_FIELDS, RATE_FIELDS } from './record_pay.js'

// the audit log is read by owners, who are not HR
hideValues(EMPLOYEE_PAY, [...PAY_FIELDS, ...RATE_FIELDS, ...BANK_FIELDS])
