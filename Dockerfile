FROM node:20-slim AS build
WORKDIR /app
COPY . .
RUN npm ci && npm run build

FROM node:20-slim
WORKDIR /app
COPY --from=build /app /app
RUN mkdir /data && chown node /data
USER node
ENV NODE_OPTIONS=--max-semi-space-size=64
VOLUME /data
EXPOSE 8080
CMD ["node", "packages/cli/bin/tumblekeep.mjs", "serve", "--host", "0.0.0.0", "--port", "8080", "--data", "/data", "--log", "info"]
