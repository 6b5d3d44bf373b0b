import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { ProjectStaffing, ProjectStaffingFiles } = controllers.people.projectStaffing

router
  .group(() => {
    secure(router.get('', [ProjectStaffing, 'index']), 'people.open')
    secure(router.post('exports', [ProjectStaffingFiles, 'store']), 'people.open')
  })
  .prefix('/api/project-staffing')
