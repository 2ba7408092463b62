resource "aws_lb" "plumbline" {
  name               = "plumbline"
  load_balancer_type = "application"
  security_groups    = [aws_security_group.balancer.id]
  subnets            = aws_subnet.public[*].id
  # Streams of events stay open longer than the usual minute.
  idle_timeout = 300
}

resource "aws_lb_target_group" "api" {
  name     = "plumbline-api"
  port     = 4400
  protocol = "HTTP"
  vpc_id   = aws_vpc.plumbline.id
  health_check { path = "/readyz" }
}

resource "aws_lb_listener" "https" {
  load_balancer_arn = aws_lb.plumbline.arn
  port              = 443
  protocol          = "HTTPS"
  ssl_policy        = "ELBSecurityPolicy-TLS13-1-2-2021-06"
  certificate_arn   = var.certificate_arn
  default_action {
    type             = "forward"
    target_group_arn = aws_lb_target_group.api.arn
  }
}

output "balancer" {
  description = "What the domain's CNAME record must name."
  value       = aws_lb.plumbline.dns_name
}

output "images" {
  description = "Where to push the two images."
  value       = { for name, image in aws_ecr_repository.image : name => image.repository_url }
}
