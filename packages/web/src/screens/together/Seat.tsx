/** The own link of a seat, opened on another device. */
import { Page } from '@tumblekeep/page-kit/app/Page.tsx';
import { to } from '@tumblekeep/page-kit/app/routes.ts';
import { onlineWorker } from '@tumblekeep/page-kit/worker/client.ts';
import { useEffect } from 'react';
import { useLocation, useParams } from 'wouter';
import { words } from '../../words/index.ts';

export default function SeatByLink() {
  const { table = '', seat = '', secret = '' } = useParams();
  const [, navigate] = useLocation();
  useEffect(() => {
    let isHere = true;
    void onlineWorker()
      .arrive(table, undefined, { seat: decodeURIComponent(seat), secret })
      // The secret does not stay in the address.
      .finally(() => isHere && navigate(to.table(table), { replace: true }));
    return () => {
      isHere = false;
    };
  }, [table, seat, secret, navigate]);
  return <Page title={words.together.looking}>{null}</Page>;
}
