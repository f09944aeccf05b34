export { Policy as default } from '#app/layout/policy.tsx';
