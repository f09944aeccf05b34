export function ClientLine({ client, sector }: { client: string; sector: string }) {
  return (
    <p className="story-client">
      {`${client}, `}
      <span>{sector}</span>
    </p>
  );
}
