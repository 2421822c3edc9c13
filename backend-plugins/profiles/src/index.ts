import type ProfileService from './services/profile';

declare module '@harrow/plugin-kit' {
  interface Services {
    profileService: ProfileService;
  }
}
