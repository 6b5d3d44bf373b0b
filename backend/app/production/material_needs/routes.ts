import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { MaterialNeeds, ProjectMaterialNeeds } = controllers.production.materialNeeds
const VIEW = 'schedules.view'
const WRITE = 'schedules.manage'
const id = router.matchers.number()

const ofProject = '/api/projects/:id/material-needs'
secure(router.get(ofProject, [ProjectMaterialNeeds, 'show']).where('id', id), VIEW)
secure(router.post(ofProject, [ProjectMaterialNeeds, 'store']).where('id', id), WRITE)

const one = '/api/material-needs/:id'
secure(router.patch(one, [MaterialNeeds, 'update']).where('id', id), WRITE)
secure(router.delete(one, [MaterialNeeds, 'destroy']).where('id', id), WRITE)
