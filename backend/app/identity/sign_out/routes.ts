import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { signOut } = controllers.identity

secure(router.post('/api/auth/logout', [signOut.SignOuts, 'store']), 'public')
