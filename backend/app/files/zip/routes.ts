import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { zip } = controllers.files

secure(router.post('/api/files/zip', [zip.FileZips, 'store']), 'files.open')
