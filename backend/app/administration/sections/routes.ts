import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { Sections } = controllers.administration.sections
const idOrKey = /^([a-z-]{2,40}|\d{1,15})$/

router
  .group(() => {
    secure(router.get('', [Sections, 'index']), 'sections.view')
    secure(router.get(':id', [Sections, 'show']), 'sections.view')
    secure(router.patch(':id', [Sections, 'update']), 'sections.manage')
  })
  .where('id', idOrKey)
  .prefix('/api/sections')
