const ownHosts = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/;

/** Whether a host, with its port, can only be this machine: any other name may be made to lead here. */
export const isOwnHost = (host: string): boolean => ownHosts.test(host);
