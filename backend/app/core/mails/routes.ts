import './counts.js'
import './openapi.js'
import router from '@adonisjs/core/services/router'
import { secure } from '#core/http/secure'

const MailsController = () => import('#core/mails/controllers/mails_controller')
const MailTestsController = () => import('#core/mails/controllers/mail_tests_controller')

const id = router.matchers.number()

secure(router.get('/api/mails', [MailsController, 'index']), 'mails.view')
secure(router.post('/api/mails/test', [MailTestsController, 'store']), 'settings.manage')
router
  .group(() => {
    secure(router.get('', [MailsController, 'show']), 'mails.view')
    secure(router.post('resend', [MailsController, 'resend']), 'mails.manage')
    secure(router.post('cancel', [MailsController, 'cancel']), 'mails.manage')
  })
  .where('id', id)
  .prefix('/api/mails/:id')
