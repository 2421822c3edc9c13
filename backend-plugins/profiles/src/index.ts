import type ListService from './services/list';
import type ListCheckService from './services/list-check';
import type ProfileService from './services/profile';

declare module '@harrow/plugin-kit' {
  interface Services {
    listCheckService: ListCheckService;
    listService: ListService;
    profileService: ProfileService;
  }
}
