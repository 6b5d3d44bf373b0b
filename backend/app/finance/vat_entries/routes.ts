import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { vatEntries } = controllers.finance

secure(router.get('/api/vat-entries', [vatEntries.VatEntries, 'index']), 'vat-returns.view')
